-- CreateTable
CREATE TABLE "figure_reports" (
    "name" TEXT NOT NULL,
    "counted_at" TIMESTAMPTZ(3) NOT NULL,
    "claimed_at" TIMESTAMPTZ(3) NOT NULL,
    "report" JSONB NOT NULL,

    CONSTRAINT "figure_reports_pkey" PRIMARY KEY ("name")
);
