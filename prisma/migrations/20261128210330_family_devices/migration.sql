-- AlterTable
ALTER TABLE "photos" ADD COLUMN     "device_id" UUID;

-- CreateTable
CREATE TABLE "waiting_completions" (
    "id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "device_id" UUID,
    "challenge_id" UUID,
    "assignment_id" UUID,
    "photo_id" UUID NOT NULL,
    "kid_id" UUID,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "timezone" TEXT NOT NULL,

    CONSTRAINT "waiting_completions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "family_devices" (
    "id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "code_hash" TEXT,
    "code_expires_at" TIMESTAMPTZ(3) NOT NULL,
    "token_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "paired_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "family_devices_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "waiting_completions_device_id_idx" ON "waiting_completions"("device_id");

-- CreateIndex
CREATE INDEX "waiting_completions_challenge_id_idx" ON "waiting_completions"("challenge_id");

-- CreateIndex
CREATE INDEX "waiting_completions_assignment_id_idx" ON "waiting_completions"("assignment_id");

-- CreateIndex
CREATE INDEX "waiting_completions_photo_id_idx" ON "waiting_completions"("photo_id");

-- CreateIndex
CREATE INDEX "waiting_completions_kid_id_idx" ON "waiting_completions"("kid_id");

-- CreateIndex
CREATE INDEX "waiting_completions_sent_at_idx" ON "waiting_completions"("sent_at");

-- CreateIndex
CREATE UNIQUE INDEX "waiting_completions_family_id_assignment_id_key" ON "waiting_completions"("family_id", "assignment_id");

-- CreateIndex
CREATE UNIQUE INDEX "family_devices_code_hash_key" ON "family_devices"("code_hash");

-- CreateIndex
CREATE UNIQUE INDEX "family_devices_token_hash_key" ON "family_devices"("token_hash");

-- CreateIndex
CREATE INDEX "family_devices_family_id_idx" ON "family_devices"("family_id");

-- CreateIndex
CREATE INDEX "photos_device_id_idx" ON "photos"("device_id");

-- AddForeignKey
ALTER TABLE "waiting_completions" ADD CONSTRAINT "waiting_completions_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "families"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "waiting_completions" ADD CONSTRAINT "waiting_completions_device_id_fkey" FOREIGN KEY ("device_id") REFERENCES "family_devices"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "waiting_completions" ADD CONSTRAINT "waiting_completions_challenge_id_fkey" FOREIGN KEY ("challenge_id") REFERENCES "challenges"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "waiting_completions" ADD CONSTRAINT "waiting_completions_assignment_id_fkey" FOREIGN KEY ("assignment_id") REFERENCES "challenge_tasks"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "waiting_completions" ADD CONSTRAINT "waiting_completions_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "photos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "waiting_completions" ADD CONSTRAINT "waiting_completions_kid_id_fkey" FOREIGN KEY ("kid_id") REFERENCES "kids"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "family_devices" ADD CONSTRAINT "family_devices_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "families"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photos" ADD CONSTRAINT "photos_device_id_fkey" FOREIGN KEY ("device_id") REFERENCES "family_devices"("id") ON DELETE SET NULL ON UPDATE CASCADE;
