/** Address of a recipe on paper. */
export function recipeFileUrl(recipeId: string): string {
  return `/api/v1/materials/${recipeId}-recipe.pdf`
}
