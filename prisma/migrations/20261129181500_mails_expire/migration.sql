-- AlterTable
ALTER TABLE "outgoing_mails" ADD COLUMN     "expires_at" TIMESTAMPTZ(3);
