-- AlterEnum
ALTER TYPE "account_token_kind" ADD VALUE 'sign_in';
