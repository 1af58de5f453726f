# fails: sound: forgets to free the shelves
/shelf_free(a)/d
