-- CreateTable
CREATE TABLE "daily_figures" (
    "day" DATE NOT NULL,
    "users" INTEGER NOT NULL,
    "families" INTEGER NOT NULL,
    "completions" INTEGER NOT NULL,
    "active_families" INTEGER NOT NULL,
    "badges" INTEGER NOT NULL,
    "posts" INTEGER NOT NULL,
    "likes" INTEGER NOT NULL,
    "comments" INTEGER NOT NULL,

    CONSTRAINT "daily_figures_pkey" PRIMARY KEY ("day")
);

-- CreateTable
CREATE TABLE "family_weeks" (
    "week" DATE NOT NULL,
    "family_id" UUID NOT NULL,
    "completions" SMALLINT NOT NULL,
    "badges" SMALLINT NOT NULL,
    "posts" SMALLINT NOT NULL,
    "likes" SMALLINT NOT NULL,
    "comments" SMALLINT NOT NULL,

    CONSTRAINT "family_weeks_pkey" PRIMARY KEY ("week","family_id")
);

-- CreateTable
CREATE TABLE "challenge_figures" (
    "challenge_id" UUID NOT NULL,
    "families" INTEGER NOT NULL,
    "finished" INTEGER NOT NULL,
    "completions" INTEGER NOT NULL,

    CONSTRAINT "challenge_figures_pkey" PRIMARY KEY ("challenge_id")
);

-- CreateTable
CREATE TABLE "figures_state" (
    "id" INTEGER NOT NULL,
    "zone" TEXT NOT NULL,
    "closed_through" DATE,

    CONSTRAINT "figures_state_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "figure_changes" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "challenge_id" UUID,

    CONSTRAINT "figure_changes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "family_weeks_family_id_idx" ON "family_weeks"("family_id");

-- CreateIndex
CREATE INDEX "comments_created_at_idx" ON "comments"("created_at");

-- CreateIndex
CREATE INDEX "completions_created_at_idx" ON "completions"("created_at");

-- CreateIndex
CREATE INDEX "earned_badges_earned_at_idx" ON "earned_badges"("earned_at");

-- CreateIndex
CREATE INDEX "likes_created_at_idx" ON "likes"("created_at");

-- CreateIndex
CREATE INDEX "point_entries_challenge_id_reason_idx" ON "point_entries"("challenge_id", "reason");

-- CreateIndex
CREATE INDEX "posts_created_at_idx" ON "posts"("created_at");

-- AddForeignKey
ALTER TABLE "family_weeks" ADD CONSTRAINT "family_weeks_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "families"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "challenge_figures" ADD CONSTRAINT "challenge_figures_challenge_id_fkey" FOREIGN KEY ("challenge_id") REFERENCES "challenges"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Facts of days that may be added up already leave a note when they come or go, whoever writes them and whatever they
-- are deleted with. Facts of now leave none: their day is still counted live.
-- What applies migrations parts them at every semicolon, so those within a function are written as \x3b.

-- CreateFunction
CREATE FUNCTION "note_created_at_change"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  INSERT INTO "figure_changes" ("at")
  SELECT DISTINCT date_bin(''15 minutes'', "created_at", ''2000-01-01 00:00Z'') FROM "changed"
  WHERE "created_at" NOT BETWEEN now() - interval ''1 day'' AND now() + interval ''1 day''\x3b
  RETURN NULL\x3b
END';

-- CreateFunction
CREATE FUNCTION "note_earned_at_change"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  INSERT INTO "figure_changes" ("at")
  SELECT DISTINCT date_bin(''15 minutes'', "earned_at", ''2000-01-01 00:00Z'') FROM "changed"
  WHERE "earned_at" NOT BETWEEN now() - interval ''1 day'' AND now() + interval ''1 day''\x3b
  RETURN NULL\x3b
END';

-- CreateFunction
CREATE FUNCTION "note_completion_change"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  INSERT INTO "figure_changes" ("at", "challenge_id")
  SELECT DISTINCT date_bin(''15 minutes'', "created_at", ''2000-01-01 00:00Z''), "challenge_id" FROM "changed"
  WHERE "created_at" NOT BETWEEN now() - interval ''1 day'' AND now() + interval ''1 day''\x3b
  RETURN NULL\x3b
END';

-- CreateFunction
CREATE FUNCTION "note_reversal_change"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  INSERT INTO "figure_changes" ("at", "challenge_id")
  SELECT DISTINCT date_bin(''15 minutes'', c."created_at", ''2000-01-01 00:00Z''), c."challenge_id"
  FROM "changed" JOIN "completions" c ON c."id" = "changed"."completion_id"
  WHERE c."created_at" NOT BETWEEN now() - interval ''1 day'' AND now() + interval ''1 day''\x3b
  RETURN NULL\x3b
END';

-- CreateFunction
CREATE FUNCTION "note_challenge_change"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  INSERT INTO "figure_changes" ("at", "challenge_id") VALUES (now(), NEW."id")\x3b
  RETURN NULL\x3b
END';

-- CreateTrigger
CREATE TRIGGER "figures_insert" AFTER INSERT ON "users" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_created_at_change"();

-- CreateTrigger
CREATE TRIGGER "figures_delete" AFTER DELETE ON "users" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_created_at_change"();

-- CreateTrigger
CREATE TRIGGER "figures_insert" AFTER INSERT ON "families" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_created_at_change"();

-- CreateTrigger
CREATE TRIGGER "figures_delete" AFTER DELETE ON "families" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_created_at_change"();

-- CreateTrigger
CREATE TRIGGER "figures_insert" AFTER INSERT ON "earned_badges" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_earned_at_change"();

-- CreateTrigger
CREATE TRIGGER "figures_delete" AFTER DELETE ON "earned_badges" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_earned_at_change"();

-- CreateTrigger
CREATE TRIGGER "figures_insert" AFTER INSERT ON "posts" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_created_at_change"();

-- CreateTrigger
CREATE TRIGGER "figures_delete" AFTER DELETE ON "posts" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_created_at_change"();

-- CreateTrigger
CREATE TRIGGER "figures_insert" AFTER INSERT ON "likes" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_created_at_change"();

-- CreateTrigger
CREATE TRIGGER "figures_delete" AFTER DELETE ON "likes" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_created_at_change"();

-- CreateTrigger
CREATE TRIGGER "figures_insert" AFTER INSERT ON "comments" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_created_at_change"();

-- CreateTrigger
CREATE TRIGGER "figures_delete" AFTER DELETE ON "comments" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_created_at_change"();

-- CreateTrigger
CREATE TRIGGER "figures_insert" AFTER INSERT ON "completions" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_completion_change"();

-- CreateTrigger
CREATE TRIGGER "figures_delete" AFTER DELETE ON "completions" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_completion_change"();

-- CreateTrigger
CREATE TRIGGER "figures_insert" AFTER INSERT ON "completion_reversals" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_reversal_change"();

-- CreateTrigger
CREATE TRIGGER "figures_move" AFTER UPDATE OF "end_date" ON "challenges"
  FOR EACH ROW EXECUTE FUNCTION "note_challenge_change"();
