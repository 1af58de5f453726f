# fails: first_throws: leaves in p what was there
s/i < cells; i++)/i < 1; i++)/
