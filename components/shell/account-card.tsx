import type { ReactNode } from 'react'

/** Renders a card in the column of an account's page; a page without navigation is a card already. */
export function AccountCard({ children }: { children: ReactNode }) {
  return (
    <div className="in-data-account-column:rounded-sheet in-data-account-column:bg-card in-data-account-column:p-6 in-data-account-column:shadow-soft sm:in-data-account-column:p-9">
      {children}
    </div>
  )
}
