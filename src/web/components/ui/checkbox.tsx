import { Check } from 'lucide-react'
import * as RadixCheckbox from 'radix-ui/checkbox'
import { classNames } from '../../lib/class-names.ts'

type CheckboxProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  id?: string
  label?: string
  className?: string
}

export function Checkbox({ checked, onChange, id, label, className }: CheckboxProps) {
  return (
    <RadixCheckbox.Root
      id={id}
      aria-label={label}
      checked={checked}
      onCheckedChange={(next) => onChange(next === true)}
      className={classNames(
        'grid size-5 shrink-0 place-items-center rounded-md border border-line-strong bg-surface data-[state=checked]:border-palm data-[state=checked]:bg-palm data-[state=checked]:text-on-palm',
        className,
      )}
    >
      <RadixCheckbox.Indicator>
        <Check className="size-3.5" strokeWidth={3} />
      </RadixCheckbox.Indicator>
    </RadixCheckbox.Root>
  )
}
