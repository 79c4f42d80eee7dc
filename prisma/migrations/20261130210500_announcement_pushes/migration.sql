-- AlterTable
ALTER TABLE "notification_settings" ADD COLUMN     "next_announcement_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "notification_settings_next_announcement_at_idx" ON "notification_settings"("next_announcement_at") WHERE (next_announcement_at IS NOT NULL);
