-- AlterTable
ALTER TABLE "notification_settings" ADD COLUMN     "digested_on" DATE,
ADD COLUMN     "next_digest_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "notification_settings_next_digest_at_idx" ON "notification_settings"("next_digest_at") WHERE (next_digest_at IS NOT NULL);

-- Digests that are already chosen: the next run of the job schedules them.
UPDATE "notification_settings" SET "next_digest_at" = now() WHERE "digest";
