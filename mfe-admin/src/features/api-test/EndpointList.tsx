import styles from './ApiTest.module.css';

const PUBLIC_ENDPOINTS = ['GET /api/projects', 'GET /api/team', 'GET /api/blog', 'POST /api/contact'];
const SYSTEM_ENDPOINTS = ['GET /api/health', 'GET /api/db-test', 'GET /api/performance', 'GET /api'];

function Endpoints({ title, endpoints }: { title: string; endpoints: readonly string[] }) {
  return (
    <section className={styles.answer}>
      <h3>{title}</h3>
      <ul>
        {endpoints.map((endpoint) => (
          <li key={endpoint}>
            <code>{endpoint}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function EndpointList() {
  return (
    <section className={styles.reference} aria-labelledby="endpoints">
      <h2 id="endpoints">Available Endpoints</h2>
      <div className={styles.columns}>
        <Endpoints title="Public" endpoints={PUBLIC_ENDPOINTS} />
        <Endpoints title="System" endpoints={SYSTEM_ENDPOINTS} />
      </div>
      <p>
        Every call, with its fields and answers: <a href="/api/docs">API documentation</a>
      </p>
    </section>
  );
}
