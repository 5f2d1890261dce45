import { useId } from 'react'
import { classNames } from '../../lib/class-names.ts'

type Option<Value extends string> = { value: Value; name: string; text: string }

type OptionGroupProps<Value extends string> = {
  legend: string
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Cards lie side by side and explain themselves: their legend is only heard. */
  look?: keyof typeof LOOKS
}

/** One of a few, each with a sentence on what it means. */
export function OptionGroup<Value extends string>({
  legend,
  options,
  value,
  onChange,
  look = 'rows',
}: OptionGroupProps<Value>) {
  const id = useId()
  const { group, title, option: each, other, radio, text } = LOOKS[look]
  return (
    <fieldset className={group}>
      <legend className={title}>{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            'grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border',
            each,
            option.value === value ? 'border-palm bg-palm-soft' : other,
          )}
        >
          <input
            type="radio"
            name={id}
            // Else the whole sentence would be part of the name.
            aria-labelledby={`${id}-${option.value}`}
            aria-describedby={`${id}-${option.value}-text`}
            className={classNames('accent-palm', radio)}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span id={`${id}-${option.value}`} className="font-medium">
            {option.name}
          </span>
          <span id={`${id}-${option.value}-text`} className={classNames('col-start-2 text-sm text-soft', text)}>
            {option.text}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

const LOOKS = {
  rows: {
    group: 'min-w-0 space-y-2',
    title: 'text-sm font-medium',
    option: 'min-h-11 rounded-control px-3.5 py-2.5',
    other: 'border-line-strong/60 bg-surface',
    radio: 'mt-1 size-4',
    text: '',
  },
  cards: {
    group: 'grid gap-3 sm:grid-cols-2',
    title: 'sr-only',
    option: 'items-start rounded-card p-4',
    other: 'border-line bg-surface',
    radio: 'mt-1.5',
    text: 'leading-[1.65rem]',
  },
} as const
