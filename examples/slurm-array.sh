#!/bin/sh
#SBATCH --job-name=rate
#SBATCH --array=1-16
#SBATCH --cpus-per-task=4
#SBATCH --time=02:00:00
# One share of a large measurement; sixteen of them are the whole.
bloomkit fpr -m 9586 -k 7 -n 1000 --trials "${TRIALS:-160k}" --probes 65k \
    --threads "${SLURM_CPUS_PER_TASK:-1}" \
    --shard "$SLURM_ARRAY_TASK_ID/16" >"part-$SLURM_ARRAY_TASK_ID.tsv"
