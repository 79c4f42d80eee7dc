-- CreateFunction
-- Text without accents and case, as lib/i18n/search.ts has it for what the application writes.
CREATE FUNCTION "search_name"("value" TEXT) RETURNS TEXT
    LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE
    RETURN btrim(regexp_replace(
        replace(replace(replace(
            lower(translate(
                regexp_replace(normalize("value", NFKD), '[\u0300-\u036f]', '', 'g'),
                'ØøŁłÆŒ', 'oollæœ')),
            'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
        '\s+', ' ', 'g'));

-- AlterTable
-- Cut to what an index holds, however many letters a sign of a name stands for.
ALTER TABLE "users" ADD COLUMN "search_text" TEXT GENERATED ALWAYS AS (
    left("search_name"("first_name" || ' ' || "family_name" || ' ' || "email"), 500)
) STORED;

-- CreateIndex
CREATE INDEX "users_search_text_id_idx" ON "users"("search_text", "id");

-- CreateIndex
CREATE INDEX "users_search_text_trgm_idx" ON "users" USING GIN ("search_text" gin_trgm_ops);
