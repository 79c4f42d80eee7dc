-- CreateExtension
-- A trusted one: whoever owns the database may create it.
CREATE EXTENSION IF NOT EXISTS "pg_trgm";

-- DropIndex
DROP INDEX "follows_followed_id_status_idx";

-- CreateIndex
CREATE INDEX "families_search_name_idx" ON "families" USING GIN ("search_name" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "follows_follower_id_status_created_at_followed_id_idx" ON "follows"("follower_id", "status", "created_at" DESC, "followed_id" DESC);

-- CreateIndex
CREATE INDEX "follows_followed_id_status_created_at_follower_id_idx" ON "follows"("followed_id", "status", "created_at" DESC, "follower_id" DESC);
