import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonStyle } from './ui/button.tsx'
import { classNames } from '../lib/class-names.ts'

/** The way back, the title of the page, and its actions. */
export function PageHeader({
  title,
  lead,
  back,
  children,
}: {
  title: string
  lead?: string
  back?: string
  children?: ReactNode
}) {
  const { t } = useTranslation()
  return (
    <div className="mb-8 space-y-3">
      <Link to="/" className={classNames(buttonStyle({ look: 'quiet', size: 'small' }), '-ms-3')}>
        <ArrowLeft aria-hidden className="icon-mirrored" />
        {back ?? t('common.backHome')}
      </Link>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-2xl sm:text-3xl">{title}</h1>
          {lead && <p className="mt-1 text-soft">{lead}</p>}
        </div>
        {children}
      </div>
    </div>
  )
}
