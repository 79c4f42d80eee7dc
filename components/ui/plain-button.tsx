import { BUTTON, MEDIUM, PRIMARY } from './button-look'

type PlainButtonProps = { children: string; onClick: () => void }

/** Renders a button without variants: error pages are in every bundle. */
export function PlainButton({ children, onClick }: PlainButtonProps) {
  return (
    <button type="button" onClick={onClick} className={`${BUTTON} ${PRIMARY} ${MEDIUM}`}>
      {children}
    </button>
  )
}
