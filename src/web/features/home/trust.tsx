import { CircleX, MessagesSquare, UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const POINTS = [
  { name: 'rejection', Icon: CircleX },
  { name: 'ages', Icon: UsersRound },
  { name: 'guides', Icon: MessagesSquare },
] as const

export function Trust() {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="trust-title" className="rounded-card bg-palm px-6 py-10 text-on-palm sm:px-10">
      <h2 id="trust-title" className="mb-8 text-2xl sm:text-3xl">
        {t('home.trust.title')}
      </h2>
      <ul className="grid gap-8 md:grid-cols-3">
        {POINTS.map(({ name, Icon }) => (
          <li key={name} className="flex gap-4">
            <Icon aria-hidden className="mt-1 size-7 shrink-0" />
            <div>
              <h3 className="text-lg">{t(`home.trust.${name}.title`)}</h3>
              <p className="opacity-90">{t(`home.trust.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
