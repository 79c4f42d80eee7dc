-- CreateEnum
CREATE TYPE "backup_outcome" AS ENUM ('success', 'lost', 'failed');

-- CreateTable
CREATE TABLE "backup_runs" (
    "id" UUID NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    "outcome" "backup_outcome",
    "file" TEXT,
    "bytes" BIGINT,
    "error" TEXT,
    "copy_outcome" "backup_outcome",
    "copy_error" TEXT,

    CONSTRAINT "backup_runs_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "backup_runs_started_at_idx" ON "backup_runs"("started_at");
