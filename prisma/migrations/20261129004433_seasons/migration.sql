-- CreateTable
CREATE TABLE "seasons" (
    "start_date" DATE NOT NULL,
    "end_date" DATE NOT NULL,
    "families" INTEGER NOT NULL,
    "frozen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "seasons_pkey" PRIMARY KEY ("start_date")
);

-- CreateTable
CREATE TABLE "season_results" (
    "family_id" UUID NOT NULL,
    "season_start" DATE NOT NULL,
    "place" INTEGER NOT NULL,
    "rank" INTEGER NOT NULL,
    "points" INTEGER NOT NULL,

    CONSTRAINT "season_results_pkey" PRIMARY KEY ("family_id","season_start")
);

-- CreateIndex
CREATE UNIQUE INDEX "season_results_season_start_place_key" ON "season_results"("season_start", "place");

-- AddForeignKey
ALTER TABLE "season_results" ADD CONSTRAINT "season_results_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "families"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "season_results" ADD CONSTRAINT "season_results_season_start_fkey" FOREIGN KEY ("season_start") REFERENCES "seasons"("start_date") ON DELETE CASCADE ON UPDATE CASCADE;

-- Scores of the seasons so far: the points of a challenge belong to its cycle of four weeks.
INSERT INTO "family_scores" ("family_id", "period", "points", "reached_at")
SELECT e."family_id", to_char(c."start_date" - 7 * (c."week_number" - 1), 'YYYY-MM-DD'), sum(e."amount")::int, max(e."created_at")
FROM "point_entries" e JOIN "challenges" c ON c."id" = e."challenge_id"
GROUP BY 1, 2
ON CONFLICT DO NOTHING;
