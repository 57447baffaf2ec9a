import { type ComponentType, useState } from "react";
import { useSearchParams } from "react-router";
import { Card } from "../../../ui/card.tsx";
import { TabPanel, Tabs } from "../../../ui/tabs.tsx";
import type { EarlierPayment, PaymentStep } from "../use-registration.ts";
import { LoginForm } from "./login-form.tsx";
import { RegisterForm } from "./register-form.tsx";

/** Shows the sign-in and the registration form as two tabs. Switching resets the form that was left. */
export function SignInCard({
  earlier,
  PaymentDialog,
}: {
  /** Holds the payment that an emailed link continues, so that it is not asked for again. */
  earlier?: EarlierPayment | undefined;
  PaymentDialog: ComponentType<PaymentStep>;
}) {
  const [search] = useSearchParams();
  const referralToken = search.get("token") ?? undefined;
  const [tab, setTab] = useState(referralToken === undefined && earlier === undefined ? "login" : "register");
  return (
    <Card className="p-5 shadow-lg sm:p-7">
      <Tabs label="Sign in or create an account" look="segment" tabs={tabs} value={tab} onChange={setTab}>
        <TabPanel value="login" className="mt-6">
          <LoginForm onNewcomer={() => setTab("register")} />
        </TabPanel>
        <TabPanel value="register" className="mt-6">
          <RegisterForm referralToken={referralToken} earlier={earlier} PaymentDialog={PaymentDialog} />
        </TabPanel>
      </Tabs>
    </Card>
  );
}

const tabs = [
  { value: "login", label: "Login" },
  { value: "register", label: "Register" },
];
