import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import * as Direction from 'radix-ui/direction'
import { useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { translator } from '../i18n/language.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { createAppRouter } from './router.tsx'

function Directed({ children }: { children: React.ReactNode }) {
  return <Direction.Provider dir={useLanguage() === 'ar' ? 'rtl' : 'ltr'}>{children}</Direction.Provider>
}

export function App() {
  const [queries] = useState(createQueryClient)
  const [router] = useState(createAppRouter)
  return (
    <I18nextProvider i18n={translator}>
      <QueryClientProvider client={queries}>
        <Directed>
          <RouterProvider router={router} />
        </Directed>
      </QueryClientProvider>
    </I18nextProvider>
  )
}
