-- CreateEnum
CREATE TYPE "activity_kind" AS ENUM ('created_family', 'joined_family', 'added_child', 'completed_challenge', 'earned_badge');

-- CreateEnum
CREATE TYPE "badge_kind" AS ENUM ('weekly', 'special', 'monthly');

-- CreateEnum
CREATE TYPE "follow_status" AS ENUM ('pending', 'accepted');

-- CreateEnum
CREATE TYPE "photo_purpose" AS ENUM ('completion', 'avatar', 'content');

-- CreateEnum
CREATE TYPE "point_reason" AS ENUM ('task', 'day', 'challenge');

-- CreateEnum
CREATE TYPE "account_status" AS ENUM ('active', 'inactive');

-- CreateEnum
CREATE TYPE "feed_privacy" AS ENUM ('private', 'followers', 'public');

-- CreateTable
CREATE TABLE "activities" (
    "id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "user_id" UUID,
    "kind" "activity_kind" NOT NULL,
    "subject_id" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "activities_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "remember" BOOLEAN NOT NULL,
    "user_agent" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "consents" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "text_version" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "accepted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "consents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "badges" (
    "id" UUID NOT NULL,
    "kind" "badge_kind" NOT NULL,
    "language" TEXT NOT NULL DEFAULT 'en',
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "translations" JSONB NOT NULL DEFAULT '{}',
    "rule" JSONB NOT NULL,
    "motif" TEXT NOT NULL DEFAULT 'leaf',
    "image_photo_id" UUID,
    "deleted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "badges_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "earned_badges" (
    "family_id" UUID NOT NULL,
    "badge_id" UUID NOT NULL,
    "occasion" TEXT NOT NULL,
    "completion_id" UUID,
    "earned_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "earned_badges_pkey" PRIMARY KEY ("family_id","badge_id","occasion")
);

-- CreateTable
CREATE TABLE "challenges" (
    "id" UUID NOT NULL,
    "language" TEXT NOT NULL DEFAULT 'en',
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "translations" JSONB NOT NULL DEFAULT '{}',
    "week_number" INTEGER NOT NULL,
    "start_date" DATE NOT NULL,
    "end_date" DATE NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "challenges_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "challenge_tasks" (
    "id" UUID NOT NULL,
    "challenge_id" UUID NOT NULL,
    "task_id" UUID NOT NULL,
    "day_of_week" INTEGER NOT NULL,
    "order_in_day" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "challenge_tasks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "follows" (
    "follower_id" UUID NOT NULL,
    "followed_id" UUID NOT NULL,
    "status" "follow_status" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "follows_pkey" PRIMARY KEY ("follower_id","followed_id")
);

-- CreateTable
CREATE TABLE "completions" (
    "id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "challenge_id" UUID NOT NULL,
    "assignment_id" UUID NOT NULL,
    "task_id" UUID NOT NULL,
    "sequence" INTEGER NOT NULL,
    "user_id" UUID,
    "photo_id" UUID,
    "description" TEXT NOT NULL DEFAULT '',
    "shows_child" BOOLEAN NOT NULL,
    "local_date" DATE NOT NULL,
    "timezone" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "completions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "completion_reversals" (
    "completion_id" UUID NOT NULL,
    "user_id" UUID,
    "local_date" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "completion_reversals_pkey" PRIMARY KEY ("completion_id")
);

-- CreateTable
CREATE TABLE "completion_kids" (
    "completion_id" UUID NOT NULL,
    "kid_id" UUID NOT NULL,

    CONSTRAINT "completion_kids_pkey" PRIMARY KEY ("completion_id","kid_id")
);

-- CreateTable
CREATE TABLE "families" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "join_code" TEXT NOT NULL,
    "timezone" TEXT NOT NULL,
    "created_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "families_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "kids" (
    "id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "birth_date" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "kids_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rest_days" (
    "family_id" UUID NOT NULL,
    "date" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "rest_days_pkey" PRIMARY KEY ("family_id","date")
);

-- CreateTable
CREATE TABLE "photos" (
    "id" UUID NOT NULL,
    "uploader_id" UUID,
    "family_id" UUID,
    "purpose" "photo_purpose",
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "bytes" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "idle_since" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "photos_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "point_entries" (
    "id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "challenge_id" UUID NOT NULL,
    "completion_id" UUID,
    "key" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "amount" INTEGER NOT NULL,
    "reason" "point_reason" NOT NULL,
    "rule_version" INTEGER NOT NULL,
    "local_date" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "point_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "family_scores" (
    "family_id" UUID NOT NULL,
    "period" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "reached_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "family_scores_pkey" PRIMARY KEY ("family_id","period")
);

-- CreateTable
CREATE TABLE "tasks" (
    "id" UUID NOT NULL,
    "language" TEXT NOT NULL DEFAULT 'en',
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "examples" TEXT[],
    "translations" JSONB NOT NULL DEFAULT '{}',
    "motif" TEXT NOT NULL DEFAULT 'sprout',
    "image_photo_id" UUID,
    "deleted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tasks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "password_hash" TEXT,
    "first_name" TEXT NOT NULL,
    "family_name" TEXT NOT NULL DEFAULT '',
    "language" TEXT,
    "is_admin" BOOLEAN NOT NULL DEFAULT false,
    "status" "account_status" NOT NULL DEFAULT 'active',
    "feed_privacy" "feed_privacy" NOT NULL DEFAULT 'private',
    "show_child_photos" BOOLEAN NOT NULL DEFAULT false,
    "avatar_photo_id" UUID,
    "family_id" UUID,
    "last_login_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "activities_family_id_at_id_idx" ON "activities"("family_id", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "activities_at_idx" ON "activities"("at" DESC);

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE INDEX "consents_user_id_idx" ON "consents"("user_id");

-- CreateIndex
CREATE INDEX "badges_image_photo_id_idx" ON "badges"("image_photo_id");

-- CreateIndex
CREATE INDEX "earned_badges_badge_id_idx" ON "earned_badges"("badge_id");

-- CreateIndex
CREATE INDEX "earned_badges_completion_id_idx" ON "earned_badges"("completion_id");

-- CreateIndex
CREATE INDEX "challenges_start_date_end_date_idx" ON "challenges"("start_date", "end_date");

-- CreateIndex
CREATE INDEX "challenge_tasks_challenge_id_day_of_week_order_in_day_idx" ON "challenge_tasks"("challenge_id", "day_of_week", "order_in_day");

-- CreateIndex
CREATE INDEX "challenge_tasks_task_id_idx" ON "challenge_tasks"("task_id");

-- CreateIndex
CREATE INDEX "follows_followed_id_status_idx" ON "follows"("followed_id", "status");

-- CreateIndex
CREATE INDEX "completions_family_id_created_at_id_idx" ON "completions"("family_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "completions_family_id_local_date_idx" ON "completions"("family_id", "local_date" DESC);

-- CreateIndex
CREATE INDEX "completions_family_id_challenge_id_idx" ON "completions"("family_id", "challenge_id");

-- CreateIndex
CREATE INDEX "completions_challenge_id_idx" ON "completions"("challenge_id");

-- CreateIndex
CREATE INDEX "completions_assignment_id_idx" ON "completions"("assignment_id");

-- CreateIndex
CREATE INDEX "completions_photo_id_idx" ON "completions"("photo_id");

-- CreateIndex
CREATE UNIQUE INDEX "completions_family_id_assignment_id_sequence_key" ON "completions"("family_id", "assignment_id", "sequence");

-- CreateIndex
CREATE INDEX "completion_kids_kid_id_idx" ON "completion_kids"("kid_id");

-- CreateIndex
CREATE UNIQUE INDEX "families_join_code_key" ON "families"("join_code");

-- CreateIndex
CREATE INDEX "kids_family_id_idx" ON "kids"("family_id");

-- CreateIndex
CREATE INDEX "photos_uploader_id_idx" ON "photos"("uploader_id");

-- CreateIndex
CREATE INDEX "photos_family_id_idx" ON "photos"("family_id");

-- CreateIndex
CREATE INDEX "photos_idle_since_idx" ON "photos"("idle_since");

-- CreateIndex
CREATE INDEX "point_entries_family_id_challenge_id_idx" ON "point_entries"("family_id", "challenge_id");

-- CreateIndex
CREATE INDEX "point_entries_family_id_created_at_idx" ON "point_entries"("family_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "point_entries_completion_id_idx" ON "point_entries"("completion_id");

-- CreateIndex
CREATE UNIQUE INDEX "point_entries_family_id_key_sequence_key" ON "point_entries"("family_id", "key", "sequence");

-- CreateIndex
CREATE INDEX "family_scores_period_points_reached_at_family_id_idx" ON "family_scores"("period", "points" DESC, "reached_at", "family_id");

-- CreateIndex
CREATE INDEX "tasks_image_photo_id_idx" ON "tasks"("image_photo_id");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "users_family_id_idx" ON "users"("family_id");

-- CreateIndex
CREATE INDEX "users_avatar_photo_id_idx" ON "users"("avatar_photo_id");

-- AddForeignKey
ALTER TABLE "activities" ADD CONSTRAINT "activities_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "families"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "badges" ADD CONSTRAINT "badges_image_photo_id_fkey" FOREIGN KEY ("image_photo_id") REFERENCES "photos"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "earned_badges" ADD CONSTRAINT "earned_badges_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "families"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "earned_badges" ADD CONSTRAINT "earned_badges_badge_id_fkey" FOREIGN KEY ("badge_id") REFERENCES "badges"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "earned_badges" ADD CONSTRAINT "earned_badges_completion_id_fkey" FOREIGN KEY ("completion_id") REFERENCES "completions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "challenge_tasks" ADD CONSTRAINT "challenge_tasks_challenge_id_fkey" FOREIGN KEY ("challenge_id") REFERENCES "challenges"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "challenge_tasks" ADD CONSTRAINT "challenge_tasks_task_id_fkey" FOREIGN KEY ("task_id") REFERENCES "tasks"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "follows" ADD CONSTRAINT "follows_follower_id_fkey" FOREIGN KEY ("follower_id") REFERENCES "families"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "follows" ADD CONSTRAINT "follows_followed_id_fkey" FOREIGN KEY ("followed_id") REFERENCES "families"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "completions" ADD CONSTRAINT "completions_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "families"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "completions" ADD CONSTRAINT "completions_challenge_id_fkey" FOREIGN KEY ("challenge_id") REFERENCES "challenges"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "completions" ADD CONSTRAINT "completions_assignment_id_fkey" FOREIGN KEY ("assignment_id") REFERENCES "challenge_tasks"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "completions" ADD CONSTRAINT "completions_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "photos"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "completion_reversals" ADD CONSTRAINT "completion_reversals_completion_id_fkey" FOREIGN KEY ("completion_id") REFERENCES "completions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "completion_kids" ADD CONSTRAINT "completion_kids_completion_id_fkey" FOREIGN KEY ("completion_id") REFERENCES "completions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "completion_kids" ADD CONSTRAINT "completion_kids_kid_id_fkey" FOREIGN KEY ("kid_id") REFERENCES "kids"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "kids" ADD CONSTRAINT "kids_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "families"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rest_days" ADD CONSTRAINT "rest_days_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "families"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photos" ADD CONSTRAINT "photos_uploader_id_fkey" FOREIGN KEY ("uploader_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photos" ADD CONSTRAINT "photos_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "families"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "families"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_completion_id_fkey" FOREIGN KEY ("completion_id") REFERENCES "completions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "family_scores" ADD CONSTRAINT "family_scores_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "families"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_image_photo_id_fkey" FOREIGN KEY ("image_photo_id") REFERENCES "photos"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_avatar_photo_id_fkey" FOREIGN KEY ("avatar_photo_id") REFERENCES "photos"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "families"("id") ON DELETE SET NULL ON UPDATE CASCADE;
