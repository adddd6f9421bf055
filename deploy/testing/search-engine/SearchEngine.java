import java.util.List;
import java.util.Map;
import org.opensearch.common.settings.Settings;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.transport.Netty4Plugin;

/** OpenSearch on loopback from its published libraries: a folder for its data, and a port. */
class SearchEngine extends Node {
  SearchEngine(Settings settings) {
    super(InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), null, () -> "test"), List.of(Netty4Plugin.class), true);
  }

  public static void main(String[] args) throws Exception {
    var settings = Settings.builder()
        .put("path.home", args[0])
        .put("http.port", args[1])
        .put("transport.port", "0")
        .put("network.host", "127.0.0.1")
        .put("discovery.type", "single-node")
        .put("cluster.routing.allocation.disk.threshold_enabled", false);
    var node = new SearchEngine(settings.build());
    node.start();
    // Its own threads do not keep the process running.
    Thread.currentThread().join();
  }
}
