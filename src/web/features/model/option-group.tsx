import { useId } from 'react'
import { classNames } from '../../lib/class-names.ts'

type Option<Value extends string> = { value: Value; name: string; text: string }

type OptionGroupProps<Value extends string> = {
  legend: string
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few, each with a sentence on what it means. */
export function OptionGroup<Value extends string>({ legend, options, value, onChange }: OptionGroupProps<Value>) {
  const id = useId()
  return (
    <fieldset className="min-w-0 space-y-2">
      <legend className="text-sm font-medium">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            'grid min-h-11 grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-control border px-3.5 py-2.5',
            option.value === value ? 'border-palm bg-palm-soft' : 'border-line-strong/60 bg-surface',
          )}
        >
          <input
            type="radio"
            name={id}
            className="mt-1 size-4 accent-palm"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className="font-medium">{option.name}</span>
          <span className="col-start-2 text-sm text-soft">{option.text}</span>
        </label>
      ))}
    </fieldset>
  )
}
