-- DropIndex
DROP INDEX "posts_family_id_visibility_created_at_id_idx";

-- DropIndex
DROP INDEX "posts_visibility_created_at_id_idx";

-- CreateIndex
CREATE INDEX "posts_of_family_idx" ON "posts"("family_id", "visibility", "created_at" DESC, "id" DESC, "hidden_at");

-- CreateIndex
CREATE INDEX "posts_of_all_idx" ON "posts"("visibility", "created_at" DESC, "id" DESC, "family_id", "hidden_at");
