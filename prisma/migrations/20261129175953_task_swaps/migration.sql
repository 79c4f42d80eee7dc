-- AlterTable
ALTER TABLE "completions" ADD COLUMN     "own_title" TEXT,
ADD COLUMN     "swapped" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "task_swaps" (
    "family_id" UUID NOT NULL,
    "assignment_id" UUID NOT NULL,
    "challenge_id" UUID NOT NULL,
    "task_id" UUID,
    "title" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "task_swaps_pkey" PRIMARY KEY ("family_id","assignment_id")
);

-- CreateIndex
CREATE INDEX "task_swaps_assignment_id_idx" ON "task_swaps"("assignment_id");

-- CreateIndex
CREATE INDEX "task_swaps_challenge_id_idx" ON "task_swaps"("challenge_id");

-- CreateIndex
CREATE INDEX "task_swaps_task_id_idx" ON "task_swaps"("task_id");

-- AddForeignKey
ALTER TABLE "task_swaps" ADD CONSTRAINT "task_swaps_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "families"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_swaps" ADD CONSTRAINT "task_swaps_assignment_id_fkey" FOREIGN KEY ("assignment_id") REFERENCES "challenge_tasks"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_swaps" ADD CONSTRAINT "task_swaps_challenge_id_fkey" FOREIGN KEY ("challenge_id") REFERENCES "challenges"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_swaps" ADD CONSTRAINT "task_swaps_task_id_fkey" FOREIGN KEY ("task_id") REFERENCES "tasks"("id") ON DELETE CASCADE ON UPDATE CASCADE;
