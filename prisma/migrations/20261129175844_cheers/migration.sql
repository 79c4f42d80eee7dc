-- CreateEnum
CREATE TYPE "cheer_kind" AS ENUM ('bravo', 'growing', 'sunny');

-- CreateTable
CREATE TABLE "cheers" (
    "post_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "kind" "cheer_kind" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cheers_pkey" PRIMARY KEY ("post_id","user_id")
);

-- CreateIndex
CREATE INDEX "cheers_user_id_idx" ON "cheers"("user_id");

-- CreateIndex
CREATE INDEX "cheers_post_id_kind_user_id_idx" ON "cheers"("post_id", "kind", "user_id");

-- AddForeignKey
ALTER TABLE "cheers" ADD CONSTRAINT "cheers_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cheers" ADD CONSTRAINT "cheers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
