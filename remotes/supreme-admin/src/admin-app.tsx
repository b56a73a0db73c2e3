import { paths } from '@narthex/shared-contracts';
import { NoSuchSection } from '@narthex/shared-panels/no-such-section';
import { Navigate, Route, Routes } from '@narthex/remote-kit/router';
import { AdminFrame } from './admin-frame';
import { AdminDashboardPage, ADMIN_SECTIONS } from './admin-sections';

const overview = paths.adminDashboard.to();

const notFound = (
  <AdminFrame current={undefined} title="Not found">
    <NoSuchSection overview={overview} />
  </AdminFrame>
);

/** Everything below `/admin`. */
export function AdminApp() {
  return (
    <Routes>
      <Route index element={<Navigate to={overview} replace />} />
      {ADMIN_SECTIONS.map(({ path, within, title, Page }) => (
        <Route
          key={path}
          path={path}
          element={
            <AdminFrame current={within ?? path} title={path === 'dashboard' ? undefined : title}>
              <Page base={overview} scope={{ kind: 'church' }} />
            </AdminFrame>
          }
        />
      ))}
      <Route path="*" element={notFound} />
    </Routes>
  );
}

/** `/admin-dashboard`: the same page as `/admin/dashboard`. */
export function AdminLanding() {
  return (
    <Routes>
      <Route
        index
        element={
          <AdminFrame current="dashboard">
            <AdminDashboardPage />
          </AdminFrame>
        }
      />
      <Route path="*" element={notFound} />
    </Routes>
  );
}
