import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

const PAGES = [
  { to: '/admin/scoring', name: 'scoring' },
  { to: '/admin/model', name: 'model' },
  { to: '/admin/sources', name: 'sources' },
] as const

/** From each page of settings to the others. */
export function SettingsNav() {
  const { t } = useTranslation()
  return (
    <nav
      aria-label={t('shell.settingsPages.label')}
      className="no-print mb-6 flex w-fit max-w-full gap-1 overflow-x-auto rounded-card border border-line bg-sunken p-1.5 [scrollbar-width:thin]"
    >
      {PAGES.map(({ to, name }) => (
        <Link
          key={to}
          to={to}
          className="inline-flex min-h-10 shrink-0 items-center rounded-control px-3 text-sm sm:px-4 font-medium"
          activeProps={{ className: 'bg-surface text-palm shadow-card' }}
          inactiveProps={{ className: 'text-soft hover:text-ink' }}
        >
          {t(`shell.settingsPages.${name}`)}
        </Link>
      ))}
    </nav>
  )
}
