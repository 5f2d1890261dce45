import { type ComponentProps, useId } from 'react'
import { Input } from '../../components/ui/field.tsx'

type TextFieldProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  label: string
  hint: string
  problem: string | undefined
  onChange: (text: string) => void
}

/** One line to be written, from left to right as names, addresses and numbers are; what is wrong with it stands below. */
export function TextField({ label, hint, problem, onChange, ...rest }: TextFieldProps) {
  const id = useId()
  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className="block text-sm font-medium">
        {label}
      </label>
      <Input
        id={id}
        dir="ltr"
        className="disabled:cursor-not-allowed disabled:bg-sunken"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
        {...rest}
      />
      <p id={`${id}-hint`} className="text-sm text-soft">
        {problem !== undefined && (
          <span role="alert" className="block text-bad">
            {problem}
          </span>
        )}
        {hint}
      </p>
    </div>
  )
}
