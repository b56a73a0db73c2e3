/** The template imports these packages besides those of the site. The versions are those of this repository. */
export const THIRD_PARTY: Readonly<Record<string, string>> = {
  '@hookform/resolvers': '7.0.7',
  '@tanstack/react-query': '5.108.0',
  'lucide-react': '1.75.0',
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-hook-form': '7.92.0',
  'react-router-dom': '7.18.5',
  zod: '4.6.7',
};

/** The newest versions of these packages aren't published for every platform. */
export const OVERRIDES = { '@rspack/core': '2.2.9', 'unrs-resolver': '1.12.2' } as const;
