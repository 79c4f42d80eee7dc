-- AlterTable
ALTER TABLE "users" ADD COLUMN     "pending_family_id" UUID;

-- CreateIndex
CREATE INDEX "users_pending_family_id_idx" ON "users"("pending_family_id");

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_pending_family_id_fkey" FOREIGN KEY ("pending_family_id") REFERENCES "families"("id") ON DELETE SET NULL ON UPDATE CASCADE;
