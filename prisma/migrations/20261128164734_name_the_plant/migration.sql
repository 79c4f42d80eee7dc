-- CreateEnum
CREATE TYPE "plant_pot" AS ENUM ('clay', 'sky', 'sun', 'leaf', 'berry', 'wood');

-- AlterTable
ALTER TABLE "families" ADD COLUMN     "plant_name" TEXT,
ADD COLUMN     "pot" "plant_pot" NOT NULL DEFAULT 'clay';
