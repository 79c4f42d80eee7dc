import { BUTTON, MEDIUM, PRIMARY } from './button-look'

type PlainButtonProps = { children: string; onClick: () => void }

/** The usual button without what buttons can do else: for error pages, which every page brings along. */
export function PlainButton({ children, onClick }: PlainButtonProps) {
  return (
    <button type="button" onClick={onClick} className={`${BUTTON} ${PRIMARY} ${MEDIUM}`}>
      {children}
    </button>
  )
}
