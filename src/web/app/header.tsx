import { Link, useLocation } from '@tanstack/react-router'
import { ChartColumn, FileText, Menu, Moon, Plus, Settings, Sparkles, Sun, Users, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Logo } from '../components/logo.tsx'
import { Button, buttonStyle } from '../components/ui/button.tsx'
import { Tooltip } from '../components/ui/tooltip.tsx'
import { QueuePill } from '../features/queue/queue-pill.tsx'
import { ReviewLink, ReviewSign } from '../features/review/review-link.tsx'
import { chooseLanguage } from '../i18n/language.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { classNames } from '../lib/class-names.ts'
import { chooseTheme, shownTheme, themeStore } from '../lib/theme.ts'
import { useStore } from '../lib/use-store.ts'
import { ConnectionBar } from './connection-bar.tsx'
import { SearchBox } from './search-box.tsx'

export function Header() {
  const { t } = useTranslation()
  const { pathname, searchStr } = useLocation()
  const here = pathname + searchStr
  const [openAt, setOpenAt] = useState<string>()
  const open = openAt === here
  return (
    <header className="no-print sticky top-0 z-30 border-b border-line bg-paper/92 backdrop-blur-md">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-3 gap-y-2.5 px-4 py-2.5 sm:px-6">
        <Link to="/" className="flex items-center gap-2.5 rounded-lg">
          <Logo className="size-9" />
          <span className="text-xl font-semibold tracking-tight">{t('shell.title')}</span>
        </Link>
        <div className="order-last w-full lg:order-none lg:w-auto lg:min-w-24 lg:flex-1 xl:min-w-52">
          <SearchBox />
        </div>
        <div className="ms-auto flex items-center gap-1 lg:ms-0">
          <QueuePill />
          <nav aria-label={t('shell.mainNavigation')} className="hidden items-center gap-1 lg:flex">
            <HeaderLinks />
          </nav>
          <ReviewSign />
          <LanguageToggle />
          <ThemeToggle />
          <Button
            look="quiet"
            size="icon"
            className="lg:hidden"
            aria-expanded={open}
            aria-controls="menu"
            aria-label={t('shell.menu')}
            onClick={() => setOpenAt(open ? undefined : here)}
          >
            {open ? <X /> : <Menu />}
          </Button>
        </div>
        <nav
          id="menu"
          aria-label={t('shell.mainNavigation')}
          className={classNames('order-last w-full flex-col gap-1 pb-2 lg:hidden', open ? 'flex' : 'hidden')}
        >
          <HeaderLinks withNames />
        </nav>
      </div>
      <ConnectionBar />
    </header>
  )
}

function HeaderLinks({ withNames = false }: { withNames?: boolean }) {
  const { t } = useTranslation()
  const look = classNames(buttonStyle({ look: 'quiet', size: 'small' }), withNames && 'min-h-11 justify-start')
  const active = { className: 'bg-palm-soft text-palm' }
  const inSettings = useLocation({ select: ({ pathname }) => pathname.startsWith('/admin/') })
  // The link leads to one page of the settings and stands for all of them.
  const settings = {
    activeProps: active,
    inactiveProps: inSettings ? { ...active, 'aria-current': 'page' as const } : {},
  }
  return (
    <>
      <Link to="/ai-assessment" className={look} activeProps={active}>
        <Sparkles aria-hidden />
        {t('shell.deepAnalysis')}
      </Link>
      <Link
        to="/"
        search={{ view: 'upload' }}
        className={classNames(buttonStyle({ look: 'primary', size: 'small' }), withNames && 'min-h-11 justify-start')}
      >
        <Plus aria-hidden />
        {t('shell.addBooks')}
      </Link>
      <Link to="/analytics" className={look} activeProps={active}>
        <ChartColumn aria-hidden />
        {t('shell.analytics')}
      </Link>
      <Link to="/reports" className={look} activeProps={active}>
        <FileText aria-hidden />
        {t('shell.reports')}
      </Link>
      {withNames ? (
        <Link to="/readers" className={look} activeProps={active}>
          <Users aria-hidden />
          {t('shell.readers')}
        </Link>
      ) : (
        <Tooltip text={t('shell.readers')}>
          <Link
            to="/readers"
            aria-label={t('shell.readers')}
            className={buttonStyle({ look: 'quiet', size: 'icon' })}
            activeProps={active}
          >
            <Users aria-hidden />
          </Link>
        </Tooltip>
      )}
      {withNames && <ReviewLink className={look} />}
      {withNames ? (
        <Link to="/admin/scoring" className={look} {...settings}>
          <Settings aria-hidden />
          {t('shell.settings')}
        </Link>
      ) : (
        <Tooltip text={t('shell.settings')}>
          <Link
            to="/admin/scoring"
            aria-label={t('shell.settings')}
            className={buttonStyle({ look: 'quiet', size: 'icon' })}
            {...settings}
          >
            <Settings aria-hidden />
          </Link>
        </Tooltip>
      )}
    </>
  )
}

function LanguageToggle() {
  const { t } = useTranslation()
  const other = useLanguage() === 'ar' ? 'en' : 'ar'
  return (
    <Button look="quiet" size="small" lang={other} onClick={() => void chooseLanguage(other)}>
      {t('shell.switchLanguage')}
    </Button>
  )
}

function ThemeToggle() {
  const { t } = useTranslation()
  const dark = shownTheme(useStore(themeStore)) === 'dark'
  const name = dark ? t('shell.themeLight') : t('shell.themeDark')
  return (
    <Tooltip text={name}>
      <Button look="quiet" size="icon" aria-label={name} onClick={() => chooseTheme(dark ? 'light' : 'dark')}>
        {dark ? <Sun /> : <Moon />}
      </Button>
    </Tooltip>
  )
}
