const PROVIDERS = ['GOOGLE', 'APPLE', 'FACEBOOK', 'OIDC'] as const

type Variables = {
  PASSWORD_SIGN_IN: 'on' | 'off'
  REQUIRE_ADMIN_SECOND_FACTOR: boolean
  OIDC_ISSUER?: string | undefined
} & { [Name in `${(typeof PROVIDERS)[number]}_CLIENT_${'ID' | 'SECRET'}`]?: string | undefined }

/** Returns the gaps of a sign-in without passwords. */
export function findPasswordProblems(variables: Variables): string[] {
  if (variables.PASSWORD_SIGN_IN === 'on') return []
  const hasProvider = PROVIDERS.some(
    (name) =>
      variables[`${name}_CLIENT_ID`] &&
      variables[`${name}_CLIENT_SECRET`] &&
      (name !== 'OIDC' || variables.OIDC_ISSUER),
  )
  return [
    ...(hasProvider ? [] : ['is off, but no provider for sign-in is configured']),
    ...(variables.REQUIRE_ADMIN_SECOND_FACTOR
      ? ['is off, so REQUIRE_ADMIN_SECOND_FACTOR must be 0: your provider asks for the second factor']
      : []),
  ]
}
