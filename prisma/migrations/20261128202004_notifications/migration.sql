-- CreateEnum
CREATE TYPE "notification_kind" AS ENUM ('like', 'comment', 'follow_request', 'follow_accepted', 'badge', 'adult_joined', 'report_decided', 'security');

-- AlterTable
ALTER TABLE "challenges" ADD COLUMN     "announced_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "notifications_read_id" UUID;

-- CreateTable
CREATE TABLE "notifications" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "family_id" UUID,
    "kind" "notification_kind" NOT NULL,
    "post_id" UUID,
    "other_family_id" UUID,
    "subject_id" UUID,
    "detail" TEXT,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "notifications_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "notifications_user_id_id_idx" ON "notifications"("user_id", "id" DESC);

-- CreateIndex
CREATE INDEX "notifications_family_id_idx" ON "notifications"("family_id");

-- CreateIndex
CREATE INDEX "notifications_post_id_kind_user_id_idx" ON "notifications"("post_id", "kind", "user_id");

-- CreateIndex
CREATE INDEX "notifications_other_family_id_idx" ON "notifications"("other_family_id");

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "families"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_other_family_id_fkey" FOREIGN KEY ("other_family_id") REFERENCES "families"("id") ON DELETE CASCADE ON UPDATE CASCADE;
