-- AlterTable
ALTER TABLE "posts" ADD COLUMN     "comments_off" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "share_cards" ADD COLUMN     "expires_at" TIMESTAMPTZ(3) NOT NULL DEFAULT (now() + interval '30 days');
