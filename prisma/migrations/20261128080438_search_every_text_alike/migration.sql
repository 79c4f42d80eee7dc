-- CreateCollation
-- PostgreSQL 16 and older do not have it. The semicolons are escaped because the runner splits at them.
DO E'BEGIN
  IF NOT EXISTS (SELECT FROM pg_collation WHERE collname = ''pg_c_utf8'') THEN
    CREATE COLLATION public.pg_c_utf8 (provider = icu, locale = ''und'')\x3b
  END IF\x3b
END';

-- CreateFunction
-- Text as searches compare it, like lib/platform/i18n/search.ts: without quotation marks, accents and case, and with one
-- space before, after and between words. Plain ASCII takes a shorter way to the same result. The collation gives the
-- same lower case in every database.
CREATE FUNCTION "normalize_search"("value" TEXT) RETURNS TEXT
    LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE
    RETURN CASE WHEN octet_length("value") = char_length("value") THEN
        regexp_replace(' ' || lower(translate("value", '"''`', '') COLLATE "pg_c_utf8") || ' ',
            '(?:\.*[\u0001-\u0020\u007f!(),/:\u003b?\[\\\]{|}-])+',
            ' ', 'g')
    ELSE
        -- Separators of words, and dots at their end.
        regexp_replace(' ' ||
            -- Each character of a script without spaces is a word.
            regexp_replace(
            normalize(
            replace(replace(replace(replace(translate(lower(
                -- Accents and variants.
                regexp_replace(
                normalize(
                -- Quotation marks and characters without a width.
                translate("value", U&'"''`\00AB\00AD\00B4\00BB\02B9\02BB\02BC\200B\200C\200D\200E\200F\2018\2019\201A\201B\201C\201D\201E\201F\2032\2033\2039\203A\2060\FEFF\FF02\FF07', ''),
                NFKD),
                '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\U000e0100-\U000e01ef]',
                '', 'g')
                COLLATE "pg_c_utf8"), 'øłđðħŧıς', 'olddhtiσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
            NFC),
            '([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30fa\u30fc-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\U00020000-\U0003ffff])',
            ' \1 ', 'g')
        || ' ',
            '(?:\.*[\u0001-\u0020\u007f-\u009f!(),/:\u003b?\[\\\]{|}\u00a1\u00b7\u00bf\u058a\u05be\u1680\u2010-\u2015\u2022\u2028\u2029\u2212\u3001\u3002\u300c-\u300f\u30fb-])+',
            ' ', 'g')
    END;

-- CreateFunction
-- All texts of a translated content: the base texts, lists of them, and every string of the translations.
CREATE FUNCTION "normalize_content"("texts" TEXT[], "translations" JSONB) RETURNS TEXT
    LANGUAGE SQL IMMUTABLE PARALLEL SAFE
    RETURN "normalize_search"(concat_ws(' ', array_to_string("texts", ' '), (
        SELECT string_agg("word" #>> '{}', ' ')
        FROM jsonb_path_query("translations", 'strict $.** ? (@.type() == "string")') AS "word")));

-- AlterTable
ALTER TABLE "tasks" ADD COLUMN "search_text" TEXT
    GENERATED ALWAYS AS ("normalize_content"(ARRAY["name", "description"] || "examples", "translations")) STORED;

-- AlterTable
ALTER TABLE "badges" ADD COLUMN "search_text" TEXT
    GENERATED ALWAYS AS ("normalize_content"(ARRAY["name", "description"], "translations")) STORED;

-- AlterTable
ALTER TABLE "recipes" ADD COLUMN "search_text" TEXT
    GENERATED ALWAYS AS ("normalize_content"(ARRAY["title"] || "ingredients" || "steps", "translations")) STORED;

-- AlterTable
ALTER TABLE "challenges" ADD COLUMN "search_text" TEXT
    GENERATED ALWAYS AS ("normalize_content"(ARRAY["title", "description"], "translations")) STORED;

-- AlterTable
-- The column "search_name" stays for servers of the version before.
ALTER TABLE "families" ADD COLUMN "search_text" TEXT
    GENERATED ALWAYS AS ("normalize_search"("name")) STORED;

-- AlterTable
-- Cut to what an index holds. PostgreSQL 16 and older cannot change the expression of a column. The function
-- "search_name" stays for servers of the version before.
ALTER TABLE "users" DROP COLUMN "search_text",
    ADD COLUMN "search_text" TEXT GENERATED ALWAYS AS (
        left("normalize_search"("first_name" || ' ' || "family_name" || ' ' || "email"), 500)
    ) STORED;

-- CreateIndex
CREATE INDEX "users_search_text_id_idx" ON "users"("search_text", "id");

-- CreateIndex
CREATE INDEX "users_search_text_trgm_idx" ON "users" USING GIN ("search_text" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "families_search_text_idx" ON "families" USING GIN ("search_text" gin_trgm_ops);
