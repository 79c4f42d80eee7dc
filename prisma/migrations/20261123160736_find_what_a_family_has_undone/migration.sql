-- AlterTable
ALTER TABLE "completion_reversals" ADD COLUMN "family_id" UUID;

UPDATE "completion_reversals" SET "family_id" = "completions"."family_id"
FROM "completions" WHERE "completions"."id" = "completion_reversals"."completion_id";

ALTER TABLE "completion_reversals" ALTER COLUMN "family_id" SET NOT NULL;

-- CreateIndex
CREATE INDEX "completion_reversals_family_id_completion_id_idx" ON "completion_reversals"("family_id", "completion_id");
