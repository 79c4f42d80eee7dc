/** Returns a recipe's PDF URL. */
export function recipeFileUrl(recipeId: string): string {
  return `/api/v1/materials/${recipeId}-recipe.pdf`
}
