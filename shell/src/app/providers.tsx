import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ShellProvider, type ShellValue } from './shell-context';

export function Providers({
  queryClient,
  shell,
  children,
}: {
  queryClient: QueryClient;
  shell: ShellValue;
  children: ReactNode;
}) {
  return (
    <QueryClientProvider client={queryClient}>
      <ShellProvider value={shell}>{children}</ShellProvider>
    </QueryClientProvider>
  );
}
