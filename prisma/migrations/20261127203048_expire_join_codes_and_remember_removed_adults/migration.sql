-- AlterTable
ALTER TABLE "families" ADD COLUMN     "join_code_expires_at" TIMESTAMPTZ(3) NOT NULL DEFAULT (now() + '30 days'::interval);

-- CreateTable
CREATE TABLE "removed_adults" (
    "family_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "removed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "removed_adults_pkey" PRIMARY KEY ("family_id","user_id")
);

-- CreateIndex
CREATE INDEX "removed_adults_user_id_idx" ON "removed_adults"("user_id");

-- AddForeignKey
ALTER TABLE "removed_adults" ADD CONSTRAINT "removed_adults_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "families"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "removed_adults" ADD CONSTRAINT "removed_adults_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
