-- AlterTable
ALTER TABLE "families" ADD COLUMN     "join_code_expires_at" TIMESTAMPTZ(3) NOT NULL DEFAULT (now() + '30 days'::interval);

-- CreateTable
CREATE TABLE "family_removals" (
    "family_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "removed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "family_removals_pkey" PRIMARY KEY ("family_id","user_id")
);

-- CreateIndex
CREATE INDEX "family_removals_user_id_idx" ON "family_removals"("user_id");

-- AddForeignKey
ALTER TABLE "family_removals" ADD CONSTRAINT "family_removals_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "families"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "family_removals" ADD CONSTRAINT "family_removals_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
