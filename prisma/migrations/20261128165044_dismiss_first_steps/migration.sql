-- AlterTable
ALTER TABLE "families" ADD COLUMN     "first_steps_dismissed" BOOLEAN NOT NULL DEFAULT false;
