-- CreateTable
CREATE TABLE "notification_settings" (
    "user_id" UUID NOT NULL,
    "reminder_at" TEXT,
    "quiet_from" TEXT NOT NULL,
    "quiet_to" TEXT NOT NULL,
    "push" TEXT[],
    "mail" TEXT[],
    "digest" BOOLEAN NOT NULL,
    "next_reminder_at" TIMESTAMPTZ(3),
    "reminded_on" DATE,

    CONSTRAINT "notification_settings_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE INDEX "notification_settings_next_reminder_at_idx" ON "notification_settings"("next_reminder_at") WHERE (next_reminder_at IS NOT NULL);

-- AddForeignKey
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
