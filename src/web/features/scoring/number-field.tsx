import { Input } from '../../components/ui/field.tsx'
import { wholeNumber } from './whole-number.ts'

type NumberFieldProps = {
  label: string
  value: number
  min?: number
  max: number
  /** undefined while only viewing */
  onChange: ((value: number) => void) | undefined
}

export function NumberField({ label, value, min = 0, max, onChange }: NumberFieldProps) {
  if (!onChange) {
    return (
      <div>
        <p className="text-sm text-soft">{label}</p>
        <p className="text-lg font-semibold tabular-nums">{value}</p>
      </div>
    )
  }
  return (
    <label className="block space-y-1">
      <span className="text-sm text-soft">{label}</span>
      <Input
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={1}
        // As text, so that a typed '05' becomes '5'.
        value={String(value)}
        onChange={(event) => onChange(wholeNumber(event.target.value, min, max))}
      />
    </label>
  )
}
