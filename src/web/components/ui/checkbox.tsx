import { Check } from 'lucide-react'
import { classNames } from '../../lib/class-names.ts'

type CheckboxProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  id?: string
  label?: string
  className?: string
}

/** The browser's own checkbox in our clothes: forty of them stand in the filter panel. */
export function Checkbox({ checked, onChange, id, label, className }: CheckboxProps) {
  return (
    <span className={classNames('check relative inline-grid shrink-0 place-items-center rounded-md', className)}>
      <input
        type="checkbox"
        id={id}
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="peer absolute inset-0 cursor-pointer appearance-none rounded-[inherit] border border-line-strong bg-surface checked:border-palm checked:bg-palm"
      />
      <Check
        aria-hidden
        className="pointer-events-none relative hidden size-3.5 text-on-palm peer-checked:block"
        strokeWidth={3}
      />
    </span>
  )
}
