import { Card } from '../../components/ui/card.tsx'

/** One number with its name and what it means. */
export function Figure({ name, value, text }: { name: string; value: string; text: string }) {
  return (
    <Card>
      <dt className="text-sm font-medium text-soft">{name}</dt>
      <dd>
        <span className="block text-3xl font-semibold text-palm">
          <bdi>{value}</bdi>
        </span>
        <span className="text-sm text-soft">{text}</span>
      </dd>
    </Card>
  )
}
