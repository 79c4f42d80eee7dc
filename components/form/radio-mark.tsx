/** Marks the choice of a checked input before it, or of a pressed button around it. */
export function RadioMark() {
  return (
    <span
      aria-hidden
      className="grid size-5 shrink-0 place-items-center rounded-full border-2 border-field bg-card after:size-2.5 after:scale-0 after:rounded-full after:bg-leaf after:transition-transform after:duration-200 after:content-[''] peer-checked:border-leaf peer-checked:after:scale-100 group-aria-pressed:border-leaf group-aria-pressed:after:scale-100"
    />
  )
}
