import * as RadixSwitch from 'radix-ui/switch'

type SwitchProps = { checked: boolean; onChange: (checked: boolean) => void; label: string; disabled?: boolean }

export function Switch({ checked, onChange, label, disabled = false }: SwitchProps) {
  return (
    <RadixSwitch.Root
      aria-label={label}
      checked={checked}
      disabled={disabled}
      onCheckedChange={onChange}
      className="flex h-6 w-11 shrink-0 items-center rounded-full border border-line-strong bg-sunken px-0.5 transition-colors disabled:cursor-not-allowed disabled:opacity-60 data-[state=checked]:justify-end data-[state=checked]:border-palm data-[state=checked]:bg-palm"
    >
      <RadixSwitch.Thumb className="block size-4.5 rounded-full bg-surface shadow-card" />
    </RadixSwitch.Root>
  )
}
