import { PageTitle } from "../../../platform/page-title.tsx";
import { useUser } from "../../../platform/session.tsx";
import { AccessDenied } from "../components/access-denied.tsx";
import { AdminPanel } from "../components/admin-panel.tsx";

/** Shows the Admin Panel to operators only. The server checks every call as well. */
export default function AdminPage() {
  const { is_admin: isAdmin } = useUser();
  return (
    <>
      <PageTitle>Admin Panel</PageTitle>
      {isAdmin ? <AdminPanel /> : <AccessDenied />}
    </>
  );
}
