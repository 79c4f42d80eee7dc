-- DropForeignKey
ALTER TABLE "materials" DROP CONSTRAINT "materials_challenge_id_fkey";

-- AlterTable
ALTER TABLE "badges" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "materials" ADD COLUMN     "idle_since" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "pages" INTEGER NOT NULL DEFAULT 1,
ALTER COLUMN "challenge_id" DROP NOT NULL;

-- CreateIndex
CREATE INDEX "materials_idle_since_idx" ON "materials"("idle_since");

-- AddForeignKey
ALTER TABLE "materials" ADD CONSTRAINT "materials_challenge_id_fkey" FOREIGN KEY ("challenge_id") REFERENCES "challenges"("id") ON DELETE SET NULL ON UPDATE CASCADE;
