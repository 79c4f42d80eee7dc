-- CreateTable
CREATE TABLE "content_revisions" (
    "id" INTEGER NOT NULL,
    "revision" UUID NOT NULL,

    CONSTRAINT "content_revisions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "families_created_at_idx" ON "families"("created_at");

-- CreateIndex
CREATE INDEX "users_created_at_idx" ON "users"("created_at");

-- CreateIndex
CREATE INDEX "families_off_leaderboard_idx" ON "families"("id") WHERE (NOT on_leaderboard);

INSERT INTO "content_revisions" ("id", "revision") VALUES (1, gen_random_uuid());

-- What applies migrations parts them at every semicolon, so those within a function are written as \x3b.
-- The row stays locked until the change is committed: nobody can keep old content under a new mark.

-- CreateFunction
CREATE FUNCTION "mark_content"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  INSERT INTO "content_revisions" ("id", "revision") VALUES (1, gen_random_uuid())
  ON CONFLICT ("id") DO UPDATE SET "revision" = excluded."revision"\x3b
  RETURN NULL\x3b
END';

-- CreateTrigger
CREATE TRIGGER "content_mark" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "challenges"
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_content"();

-- CreateTrigger
CREATE TRIGGER "content_mark" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "challenge_tasks"
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_content"();

-- CreateTrigger
CREATE TRIGGER "content_mark" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "tasks"
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_content"();

-- CreateTrigger
CREATE TRIGGER "content_mark" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "recipes"
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_content"();

-- CreateTrigger
CREATE TRIGGER "content_mark" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "materials"
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_content"();

-- CreateTrigger
CREATE TRIGGER "content_mark" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "badges"
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_content"();
